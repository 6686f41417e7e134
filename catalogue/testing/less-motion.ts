import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Protocol = { send(method: string, parameters: object): Promise<unknown> }

/** Simulates a visitor who prefers reduced motion until the end of the test. */
export async function lessMotion(): Promise<void> {
  const emulateMotion = (value: string) =>
    (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  await emulateMotion('reduce')
  onTestFinished(async () => void (await emulateMotion('')))
}
