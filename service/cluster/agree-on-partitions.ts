import type { ClusterSettings } from './cluster-settings.ts'
import { CannotOpen } from './open-patiently.ts'
import type { Redis } from './open-redis.ts'

/**
 * Writes down into how many partitions an installation is divided, or checks it.
 * @throws (rejects) CannotOpen with the remedy where it was started with another number
 */
export async function agreeOnPartitions(
  redis: Pick<Redis, 'set' | 'get'>,
  { name, partitions }: Pick<ClusterSettings, 'name' | 'partitions'>,
): Promise<void> {
  const key = `{instep-${name}}:partitions`
  await redis.set(key, String(partitions), { condition: 'NX' })
  const stored = await redis.get(key)
  if (stored === String(partitions)) return
  throw new CannotOpen(`The data of ${name} is divided into ${stored} partitions: set INSTEP_PARTITIONS to ${stored}`)
}
