import { describe, expect, test } from 'vitest';
import { serve } from './served.ts';

describe('headers', () => {
  test.each(['/', '/assets/main-1a2b3c.js', '/health', '/nothing'])('%s', async (path) => {
    const { url } = await serve();
    const { headers } = await fetch(url + path);
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy.split(';')).toContain(part);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBe(null);
  });

  test('nothing that breaks plain HTTP on a LAN address', async () => {
    const { url } = await serve();
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    for (const name of ['strict-transport-security', 'cross-origin-opener-policy', 'origin-agent-cluster']) {
      expect(headers.get(name)).toBe(null);
    }
  });
});

test('health', async () => {
  const { url } = await serve();
  const answer = await fetch(`${url}/health`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { ok, version, uptime } = (await answer.json()) as Record<string, unknown>;
  expect(ok).toBe(true);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(uptime).toBeGreaterThan(0);
});
