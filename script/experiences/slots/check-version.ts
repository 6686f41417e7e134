import { slotsVersion } from '../../../contract/slots.ts'
import type { Log } from '../../log.ts'

const parseVersion = (version: string) => /^(\d+)\.(\d+)\.\d+$/.exec(version)

/**
 * Compares the version of the shop's wrapper with this script's. A different minor version causes a warning, a different
 * patch version nothing. @throws for a different major version or an invalid version (SL-07)
 */
export function checkVersion(version: unknown, log: Pick<Log, 'warn'>): void {
  const [, major, minor] = parseVersion(String(version)) ?? []
  if (!major) throw new Error(`The version ${version} of the slot wrapper is not major.minor.patch`)
  const [, ownMajor, ownMinor] = parseVersion(slotsVersion) ?? []
  if (major !== ownMajor) throw new Error(`The slot wrapper has version ${version}, which does not fit ${slotsVersion}`)
  if (minor !== ownMinor) log.warn(`The slot wrapper has version ${version}, this script is made for ${slotsVersion}`)
}
