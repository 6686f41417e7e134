import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { variationPage } from '../../script/browser/variation-page.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import { runVariation } from '../../script/experiences/run-variation.ts'
import { aVariation } from '../../script/testing/an-experience.ts'

const unmounted = vi.fn()
const given: unknown[] = []

function Layer(options: ExperienceOptions) {
  given.push(options)
  useEffect(() => unmounted, [])
  return <p className="layer">layer of {options.meta.experienceId}</p>
}

function anActivation(experienceId: string) {
  const ended = new AbortController()
  const removals: (() => void)[] = []
  const onRemove = (removal: () => void) => void removals.push(removal)
  const options = { meta: { experienceId }, signal: ended.signal, onRemove, giveUp: vi.fn(), data: { title: 'hello' } }
  return {
    options: options as unknown as ExperienceOptions,
    stop() {
      ended.abort()
      for (const removal of removals.reverse()) removal()
    },
  }
}

test('[EX-18] an advanced-mode variation mounts its component into its own element at the end of the body, with styles, until it is stopped', async () => {
  const before = document.body.innerHTML
  const page = async () => variationPage(() => import('./mount-layer.ts'))
  const execution = vi.fn()
  const styles = '.layer { color: rgb(1, 2, 3) }'
  const variation = aVariation({ advancedMode: true, components: { Layer }, styles })
  const [one, two] = [anActivation('one'), anActivation('two')]
  for (const { options } of [one, two]) await runVariation(variation, { modules: { execution }, options, page })
  expect(execution).not.toHaveBeenCalled()
  const [first, second] = [...document.body.children].slice(-2)
  expect([first?.textContent, second?.textContent]).toEqual(['layer of one', 'layer of two'])
  expect(getComputedStyle(first?.querySelector('.layer') ?? document.body).color).toBe('rgb(1, 2, 3)')
  expect(given[0]).toEqual(one.options)
  one.stop()
  expect(unmounted).toHaveBeenCalledOnce()
  expect(first?.isConnected).toBe(false)
  expect(second?.textContent).toBe('layer of two')
  two.stop()
  expect(document.body.innerHTML).toBe(before)
  expect(document.adoptedStyleSheets).toEqual([])
})
