import { Gauge, type Registry } from 'prom-client'

/** A number that a storage tells of itself, such as the size of its file. It is called `instep_storage_…` in the metrics. */
export type StorageGauge = {
  /** Letters, digits and underscores, with the unit last: `database_bytes`, `fold_lag_events`. */
  name: string
  help: string
  value: number
  /** Few values each, and never of a visitor: `{ partition: '7' }`. Gauges of one name have the same labels. */
  labels?: Record<string, string>
}

/** Adds the gauges to a registry that has none of their names. */
export function addStorageGauges(registry: Registry, gauges: StorageGauge[]): void {
  const byName = new Map<string, Gauge>()
  for (const { name, help, value, labels = {} } of gauges) {
    const gauge =
      byName.get(name) ??
      new Gauge({ name: `instep_storage_${name}`, help, labelNames: Object.keys(labels), registers: [registry] })
    byName.set(name, gauge)
    gauge.set(labels, value)
  }
}
