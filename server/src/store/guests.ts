import { expressionBuilder } from 'kysely';
import { Conflict, type Database, first } from './database.ts';
import { build } from './queries.ts';
import type { Schema } from './schema.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Guests, their credentials (only hashes), and codes for another device. */
export class GuestStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  create({ id, name }: Guest, token: string, now: number): Promise<void> {
    return this.db.write([
      { query: build.insertInto('guests').values({ id, name, created: now }), rows: 1 },
      {
        query: build.insertInto('tokens').values({ hash: token, guest_id: id, created: now, used: now }),
        rows: 1,
      },
    ]);
  }

  /** `used`: when the credential was last noted to be used. */
  byToken(hash: string): Promise<(Guest & { readonly used: number }) | undefined> {
    return first(
      this.db,
      build
        .selectFrom('tokens')
        .innerJoin('guests', 'guests.id', 'tokens.guest_id')
        .select(['guests.id', 'guests.name', 'tokens.used'])
        .where('tokens.hash', '=', hash),
    );
  }

  /** Which of these credentials are valid. */
  async valid(hashes: readonly string[]): Promise<string[]> {
    if (hashes.length === 0) return [];
    const query = build
      .selectFrom('tokens')
      .select('hash')
      .where('hash', 'in', hashes as string[]);
    return (await this.db.all(query)).map(({ hash }) => hash);
  }

  rename(id: string, name: string): Promise<void> {
    return this.db.write([
      { query: build.updateTable('guests').set({ name }).where('id', '=', id), rows: 1 },
    ]);
  }

  noteUse(token: string, now: number): Promise<void> {
    return this.db.write([
      { query: build.updateTable('tokens').set({ used: now }).where('hash', '=', token) },
    ]);
  }

  /** Credentials that nobody has used since, codes that are no longer valid, and guests who can never come back. */
  sweep(unused: number, now: number): Promise<void> {
    const { exists, not, selectFrom } = expressionBuilder<Schema, 'guests'>();
    const has = (table: 'tokens' | 'codes' | 'members') =>
      exists(selectFrom(table).select(`${table}.guest_id`).whereRef(`${table}.guest_id`, '=', 'guests.id'));
    return this.db.write([
      { query: build.deleteFrom('tokens').where('used', '<', unused) },
      { query: build.deleteFrom('codes').where('until', '<=', now) },
      {
        query: build
          .deleteFrom('guests')
          .where(not(has('tokens')))
          .where(not(has('codes')))
          .where(not(has('members'))),
      },
    ]);
  }

  dropToken(hash: string): Promise<void> {
    return this.db.write([{ query: build.deleteFrom('tokens').where('hash', '=', hash) }]);
  }

  /** A guest has one code at a time. */
  newCode(guest: string, hash: string, until: number): Promise<void> {
    return this.db.write([
      { query: build.deleteFrom('codes').where('guest_id', '=', guest) },
      { query: build.insertInto('codes').values({ hash, guest_id: guest, until }), rows: 1 },
    ]);
  }

  /** Trades a code for a credential, once; undefined if the code is not valid. */
  async useCode(hash: string, token: string, now: number): Promise<Guest | undefined> {
    const guest = await first(
      this.db,
      build
        .selectFrom('codes')
        .innerJoin('guests', 'guests.id', 'codes.guest_id')
        .select(['guests.id', 'guests.name'])
        .where('codes.hash', '=', hash)
        .where('codes.until', '>', now),
    );
    if (!guest) return undefined;
    try {
      await this.db.write([
        { query: build.deleteFrom('codes').where('hash', '=', hash), rows: 1 },
        {
          query: build
            .insertInto('tokens')
            .values({ hash: token, guest_id: guest.id, created: now, used: now }),
          rows: 1,
        },
      ]);
      return guest;
    } catch (error) {
      if (error instanceof Conflict) return undefined;
      throw error;
    }
  }
}
