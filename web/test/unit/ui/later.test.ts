import { expect, test, vi } from 'vitest';
import { Later } from '../../../src/ui/later.svelte.ts';

test('comes when it is asked for, once', async () => {
  const get = vi.fn(async () => 'part');
  const later = new Later(get);
  expect(later.hasCome).toBe(false);
  expect(get).not.toHaveBeenCalled();
  expect(later.part).toBeNull();
  await later.load();
  await later.load();
  expect([later.part, later.hasCome]).toEqual(['part', true]);
  expect(get.mock.calls.length).toBeLessThanOrEqual(2);
});

test('is asked for again where it did not come', async () => {
  const get = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('part');
  const later = new Later(get);
  await expect(later.load()).rejects.toThrow('no line');
  expect(later.part).toBeNull();
  await vi.waitFor(() => expect(later.hasCome).toBe(true));
});
