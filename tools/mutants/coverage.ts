// Which places of the source a test reaches: V8's own counts. Types are blanked, so places are those of the file.
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';

export interface Place {
  readonly file: string;
  readonly at: number;
}

export async function counting(root: string) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  return {
    /** Of these places, the numbers of those that were reached in modules with this ending. */
    async reached(places: readonly Place[], trial: string): Promise<number[]> {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const byFile = new Map<string, { startOffset: number; endOffset: number; count: number }[]>();
      for (const { url, functions } of result) {
        if (!url.endsWith(trial)) continue;
        byFile.set(
          url.slice(0, -trial.length),
          functions.flatMap(({ ranges }) => ranges),
        );
      }
      return places.flatMap(({ file, at }, n) => {
        const around = (byFile.get(pathToFileURL(`${root}/${file}`).href) ?? []).filter(
          ({ startOffset, endOffset }) => startOffset <= at && at < endOffset,
        );
        const size = ({ startOffset, endOffset }: (typeof around)[number]) => endOffset - startOffset;
        const [inmost] = around.sort((one, other) => size(one) - size(other));
        return inmost && inmost.count > 0 ? [n] : [];
      });
    },
    async end(): Promise<void> {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
