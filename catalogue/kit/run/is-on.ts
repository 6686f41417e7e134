/** Returns whether a dataset value means yes: true, 1, '1', 'true' or 'yes' in any case (SHR-09.4). */
export function isOn(value: unknown): boolean {
  return ['true', '1', 'yes'].includes(String(value).toLowerCase())
}
