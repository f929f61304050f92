import { expect, test } from 'vitest';
import { queues } from '../src/index.ts';

/** A job that ends when it is told to. */
function job(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = (): Promise<string> => {
    log.push(name);
    return promise;
  };
  return { work, resolve, reject };
}

test('a job begins when the one before it in its queue has ended, even in an error', async () => {
  const queue = queues();
  const log: string[] = [];
  const [one, two, three] = [job('one', log), job('two', log), job('three', log)];
  const first = queue('table', one.work);
  const second = queue('table', two.work);
  const third = queue('table', three.work);
  const failed = expect(second).rejects.toThrow('broken');
  one.resolve('done');
  expect(await first).toBe('done');
  expect(log).toEqual(['one']);
  two.reject(new Error('broken'));
  await failed;
  three.resolve('after all');
  expect(await third).toBe('after all');
  expect(log).toEqual(['one', 'two', 'three']);
});

test('a job that throws at once is an answer too, and what it says is given back', async () => {
  const queue = queues();
  const broken = queue('table', () => {
    throw new Error('at once');
  });
  await expect(broken).rejects.toThrow('at once');
  expect(await queue('table', () => 7)).toBe(7);
});

test('another queue waits for nobody', async () => {
  const queue = queues();
  const log: string[] = [];
  const slow = job('slow', log);
  const waiting = queue('one table', slow.work);
  expect(await queue('another', () => 'at once')).toBe('at once');
  slow.resolve('late');
  expect(await waiting).toBe('late');
});
