import { expect, test } from 'vitest'
import { aVariation } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { runVariation, type VariationPage } from './run-variation.ts'

/** Runs a variation, and returns what it did in its order; each undo function notes itself, too. */
async function running(parts: object, { modules = {}, aborted = false }: { modules?: object; aborted?: boolean } = {}) {
  const done: string[] = []
  const undo: (() => void)[] = []
  const page: VariationPage = {
    addStyles(css, id) {
      done.push(`styles ${css} of ${id}`)
      return () => done.push('no styles')
    },
    addScript: async (url) => done.push(`script ${url}`),
    async addLayer() {
      done.push('layer')
      return () => done.push('no layer')
    },
  }
  const options = {
    signal: aborted ? AbortSignal.abort() : new AbortController().signal,
    onRemove: (task: () => void) => undo.push(task),
    meta: { experienceId: 'offers' },
  } as unknown as ExperienceOptions
  const variation = { ...aVariation(), execution: undefined, ...parts }
  await runVariation(variation as never, {
    modules: modules as never,
    options,
    page: async () => {
      done.push('page')
      return page
    },
  })
  for (const task of undo.toReversed()) task()
  return done
}

const noted = (done: string[], name: string) => () => {
  done.push(name)
  return { remove: () => done.push(`no ${name}`) }
}

test('[EX-17] what adds styles, scripts and layers is loaded only for a variation that has some', async () => {
  const ran: string[] = []
  expect(await running({ execution: noted(ran, 'code') })).toEqual([])
  expect(ran).toEqual(['code', 'no code'])
  const own: string[] = []
  expect(await running({ dependencies: [async () => own.push('part')] })).toEqual(['page'])
  expect(own).toEqual(['part'])
})

test('[EX-17] scripts are loaded first, then come the styles, which are taken away at the end', async () => {
  const parts = { styles: 'a{}', dependencies: ['https://cdn.example/a.js'] }
  expect(await running(parts)).toEqual(['page', 'script https://cdn.example/a.js', 'styles a{} of offers', 'no styles'])
})

test('[EX-18] in advanced mode the layer is drawn, and no code runs', async () => {
  const ran: string[] = []
  const parts = { advancedMode: true, execution: noted(ran, 'code') }
  expect([await running(parts), ran]).toEqual([['page', 'layer', 'no layer'], []])
})

test('[SHR-01.34] for a control only its checks run, and after an end nothing does', async () => {
  const ran: string[] = []
  const parts = { variationIsControl: true, styles: 'a{}', execution: noted(ran, 'code') }
  const modules = { control: noted(ran, 'checks') }
  expect([await running(parts, { modules }), ran]).toEqual([['page'], ['checks']])
  expect([await running({ execution: noted(ran, 'code') }, { aborted: true }), ran]).toEqual([[], ['checks']])
})

test('[EX-26] code that answers later is undone as well', async () => {
  const ran: string[] = []
  await running({}, { modules: { execution: async () => noted(ran, 'code')() } })
  expect(ran).toEqual(['code', 'no code'])
})
