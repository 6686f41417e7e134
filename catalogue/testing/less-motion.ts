import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Protocol = { send(method: string, parameters: object): Promise<unknown> }

/** Makes the visitor one who wants less motion, until the test has ended. */
export async function lessMotion(): Promise<void> {
  const emulate = (value: string) =>
    (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  await emulate('reduce')
  onTestFinished(async () => void (await emulate('')))
}
