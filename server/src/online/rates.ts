import { isIPv6 } from 'node:net';
import { Refused } from '../rooms/refused.ts';

/** How many at once, and how many a second after that. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** By address: those who share one (a household, a school) share it. By guest: one person, however many devices. */
const RATES = {
  readsByAddress: { burst: 1000, perSecond: 200 },
  changesByAddress: { burst: 400, perSecond: 100 },
  changesByGuest: { burst: 60, perSecond: 10 },
  guestsByAddress: { burst: 40, perSecond: 0.5 },
  codesByAddress: { burst: 10, perSecond: 1 / 6 },
  tablesByGuest: { burst: 10, perSecond: 1 / 20 },
  talkByGuest: { burst: 8, perSecond: 0.5 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 20_000;

/** Counts what comes from whom. In memory: after a start everybody begins again. */
export class Rates {
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;
  private readonly factor: number;

  /** `factor`: how many times the usual. */
  constructor(now: () => number, factor = 1) {
    this.now = now;
    this.factor = factor;
  }

  take(rate: RateName, whose: string): void {
    const burst = RATES[rate].burst * this.factor;
    const perSecond = RATES[rate].perSecond * this.factor;
    const key = `${rate} ${rate.endsWith('ByAddress') ? householdOf(whose) : whose}`;
    const now = this.now();
    const { left, at } = this.buckets.get(key) ?? { left: burst, at: now };
    const filled = Math.min(burst, left + ((now - at) / 1000) * perSecond);
    this.buckets.delete(key); // the last used come last
    this.buckets.set(key, { left: Math.max(0, filled - 1), at: now });
    if (this.buckets.size > MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value ?? '');
    if (filled < 1) throw new Refused('too-many');
  }
}

/** The first eight bytes of an IPv6 address: one household has all that begin so, and could use another for every request. */
export function householdOf(address: string): string {
  const [, embedded] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (embedded !== undefined || !isIPv6(address)) return embedded ?? address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
