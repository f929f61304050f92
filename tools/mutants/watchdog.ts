// Ends the process when a test has used more processor time than it may: it does not come to an end.
import process from 'node:process';
import { workerData } from 'node:worker_threads';

/** When to end, in microseconds of the whole process; 0 is never. */
const [deadline] = [new Float64Array(workerData)];

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (deadline[0] && user + system > deadline[0]) process.kill(process.pid, 'SIGKILL');
}, 100);
