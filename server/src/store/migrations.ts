import type { Compilable } from './queries.ts';
import { build } from './queries.ts';

const text = 'text' as const;
const integer = 'bigint' as const;

/** Each is applied once, in this order, and never changed after it was released. */
const MIGRATIONS: readonly (readonly Compilable[])[] = [
  [
    build.schema
      .createTable('tables')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('room', text, (column) => column.notNull())
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('deal', text)
      .addColumn('listed', integer, (column) => column.notNull())
      .addColumn('phase', text, (column) => column.notNull())
      .addColumn('due', integer, (column) => column.notNull())
      .addColumn('created', integer, (column) => column.notNull())
      .addColumn('creator', text, (column) => column.notNull())
      .addColumn('request', text, (column) => column.notNull())
      .addUniqueConstraint('tables_request', ['creator', 'request']),
    build.schema.createIndex('tables_phase').on('tables').columns(['phase', 'listed', 'created']),
    build.schema.createIndex('tables_due').on('tables').column('due'),
    build.schema
      .createTable('entries')
      .addColumn('table_id', text, (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seq', integer, (column) => column.notNull())
      .addColumn('entry', text, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('move_id', text)
      .addColumn('answer', text)
      .addPrimaryKeyConstraint('entries_seq', ['table_id', 'seq'])
      .addUniqueConstraint('entries_move_id', ['table_id', 'move_id']),
    build.schema
      .createTable('guests')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('created', integer, (column) => column.notNull()),
    build.schema
      .createTable('tokens')
      .addColumn('hash', text, (column) => column.primaryKey())
      .addColumn('guest_id', text, (column) => column.notNull().references('guests.id').onDelete('cascade'))
      .addColumn('created', integer, (column) => column.notNull()),
    build.schema
      .createTable('codes')
      .addColumn('hash', text, (column) => column.primaryKey())
      .addColumn('guest_id', text, (column) =>
        column.notNull().unique().references('guests.id').onDelete('cascade'),
      )
      .addColumn('until', integer, (column) => column.notNull()),
    build.schema
      .createTable('members')
      .addColumn('guest_id', text, (column) => column.notNull().references('guests.id').onDelete('cascade'))
      .addColumn('table_id', text, (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('members_once', ['guest_id', 'table_id']),
    build.schema.createIndex('members_table').on('members').column('table_id'),
    build.schema
      .createTable('talk')
      .addColumn('table_id', text, (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', integer, (column) => column.notNull())
      .addColumn('who', integer, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('request', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('talk_n', ['table_id', 'n'])
      .addUniqueConstraint('talk_request', ['table_id', 'who', 'request']),
  ],
  [
    build.schema
      .createTable('store')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('tried', integer, (column) => column.notNull()),
    build.schema.alterTable('tokens').addColumn('used', integer, (column) => column.notNull().defaultTo(0)),
    build.updateTable('tokens').set((row) => ({ used: row.ref('created') })),
    build.schema.createIndex('tokens_guest').on('tokens').column('guest_id'),
  ],
  [
    build.schema
      .createTable('processes')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('until', integer, (column) => column.notNull()),
    build.schema
      .createTable('presence')
      .addColumn('table_id', text, (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('guest_id', text, (column) => column.notNull().references('guests.id').onDelete('cascade'))
      .addColumn('process_id', text, (column) =>
        column.notNull().references('processes.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('presence_once', ['table_id', 'guest_id', 'process_id']),
    build.schema.createIndex('presence_process').on('presence').column('process_id'),
    build.schema.createIndex('presence_guest').on('presence').column('guest_id'),
    build.schema
      .createTable('claims')
      .addColumn('table_id', text, (column) =>
        column.primaryKey().references('tables.id').onDelete('cascade'),
      )
      .addColumn('process_id', text, (column) =>
        column.notNull().references('processes.id').onDelete('cascade'),
      ),
    build.schema.createIndex('claims_process').on('claims').column('process_id'),
  ],
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The store was written by a newer version of Tarmac. */
export class TooNew extends Error {
  override readonly name = 'TooNew';
}

/** The statements of each step from this form on, up to another one. */
export function stepsFrom(form: number, to = SCHEMA_VERSION): readonly (readonly Compilable[])[] {
  if (form > SCHEMA_VERSION) {
    throw new TooNew(
      `This store has form ${form}; this version of Tarmac knows forms up to ${SCHEMA_VERSION}.`,
    );
  }
  return MIGRATIONS.slice(form, to);
}
