import type { Currencies } from '../results/currencies.ts'
import type { Commit } from './group-commit.ts'
import type { ShoppingEvents } from './learn-shopping.ts'

/** How the stores are used: by one process on a file, or as a partition of a cluster. */
export type StoresFacts = {
  commit: Commit
  currencies: Currencies | null
  /** How far apart the numbers of two events are at most, where they come one after the other. */
  numbersPerEvent?: number
  /** Receives newly stored events instead of what learns about products from them, inside the commit. */
  onStored?: (batch: ShoppingEvents) => void
}
