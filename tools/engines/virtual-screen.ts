import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { startProgram } from './start-program.ts'

export type VirtualScreen = { display: string; close(): Promise<void> }

/** Opens a screen that nobody sees, for a browser that draws only on one. Throws an Error when Xvfb is not installed. */
export async function openVirtualScreen(): Promise<VirtualScreen> {
  // It chooses a free number itself and writes it to the fourth stream.
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const { child, stop } = startProgram('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const told = once(child.stdio[3] as Readable, 'data')
  const ended = once(child, 'exit').then(() => undefined)
  const number = await Promise.race([told, ended])
  if (!number) throw new Error('Xvfb ended before it had a screen')
  return { display: `:${String(number[0]).trim()}`, close: stop }
}
