/** Runs a script; an error is printed as one sentence and ends it with exit code 2. */
export async function runScript(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
