import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/**
 * A database that prepares each statement when it is first used. A storage has two hundred, which take longer to prepare than its
 * tables to create, and a service that has just started needs few of them. A mistake in a statement is thrown where it is used.
 */
export class LazyDatabase extends DatabaseSync {
  override prepare(sql: string): StatementSync {
    return new LazyStatement(() => super.prepare(sql)) as unknown as StatementSync
  }
}

class LazyStatement {
  readonly #prepare: () => StatementSync
  #prepared: StatementSync | undefined

  constructor(prepare: () => StatementSync) {
    this.#prepare = prepare
  }

  get #statement(): StatementSync {
    this.#prepared ??= this.#prepare()
    return this.#prepared
  }

  run(...given: SQLInputValue[]) {
    return this.#statement.run(...given)
  }

  get(...given: SQLInputValue[]) {
    return this.#statement.get(...given)
  }

  all(...given: SQLInputValue[]) {
    return this.#statement.all(...given)
  }

  iterate(...given: SQLInputValue[]) {
    return this.#statement.iterate(...given)
  }
}
