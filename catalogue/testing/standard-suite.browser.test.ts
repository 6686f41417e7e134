import axe from 'axe-core'
import { version } from 'react'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { openCookieJar } from '../../script/browser/cookie-jar.ts'
import { aPage, pageState, waitForAnimations, waitUntilComplete, waitUntilSettled } from './a-page.ts'
import { aProductView, onOwnPage } from './a-product-view.ts'
import { actAsShopper } from './act-as-shopper.ts'
import { everyTemplate } from './every-template.ts'
import { hideFrame } from './hide-frame.ts'
import { isAnotherRenderer, ofShare } from './of-share.ts'
import { openShop, stayInShop } from './open-shop.ts'
import { runEntry, seenBefore } from './run-entry.ts'
import { shopPage } from './shop-page.ts'
import { waitUntilEffect, watchActions } from './watch-actions.ts'

beforeAll(stayInShop)
beforeAll(hideFrame)

test('experiences draw by the renderer with which they are tried here', async () => {
  const { version: small } = await import('preact/compat')
  expect(version === small).toBe(!isAnotherRenderer())
  if (isAnotherRenderer()) expect(version).toMatch(new RegExp(`^${inject('pageReact') ?? 19}\\.`))
})

describe.each(ofShare(everyTemplate))('%s', (id, entry) => {
  const { template, content } = entry

  /** Simulates another visitor or session, so that templates that appear once appear again (BAS-09.2, GLB-08). */
  function forgetOnce(): void {
    for (const name of ['qb_locale_session', `qb_${content.xpName}`])
      openCookieJar(document).write(name, '', { domain: '', lifeMs: 0 })
    seenBefore()
  }

  test('[SHR-01.6] [SHR-01.7] [SHR-01.12] it changes the page without an accessibility violation, is independent of a second instance, appears once on a second view of the address, and is removed byte for byte; run again it appears once, also on a redrawn page', async () => {
    openShop()
    const before = pageState()
    const { actions, facts } = watchActions()
    const first = await runEntry(entry, facts)
    expect(first.errors).toEqual([])
    expect(first.explanation.progress).toBe('executed')
    await waitUntilEffect(actions, before)
    // A template that counts, or clicks on a control of the shop, does not change the page itself.
    if (actions.length > 0) expect(pageState()).toEqual(before)
    else expect(pageState()).not.toEqual(before)
    // While fading in, text has too little contrast.
    await waitForAnimations()
    const { violations } = await axe.run(document)
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([])
    await waitUntilComplete()
    const changed = pageState()

    const other = await runEntry(entry)
    other.stop()
    expect(pageState(), 'with a second instance removed').toEqual(changed)

    const { explanation } = first
    forgetOnce()
    for (const [type, data] of onOwnPage(template, aProductView)) first.publish(type, data)
    await expect.poll(() => explanation.progress).toBe('stopped')
    await expect.poll(() => first.explanation.progress).toBe('executed')
    await actAsShopper(template, first)
    await expect.poll(pageState, { message: 'on a second view' }).toEqual(changed)
    first.stop()
    expect(pageState(), 'removed').toEqual(before)

    forgetOnce()
    const second = await runEntry(entry)
    await expect.poll(pageState, { message: 'run again' }).toEqual(changed)
    aPage(shopPage)
    await expect.poll(pageState, { message: 'on a redrawn page' }).toEqual(changed)
    second.stop()
    expect(pageState(), 'removed again').toEqual(before)
  })

  if (template.anchors.length > 0) {
    test('[SHR-01.1] waits for an anchor that appears late', async () => {
      openShop('<p>Nothing yet</p>')
      const before = pageState()
      const { actions, facts } = watchActions()
      const run = await runEntry(entry, facts)
      const { explanation } = run
      expect(pageState()).toEqual(before)
      expect(actions).toEqual([])
      aPage(shopPage)
      const bare = pageState()
      for (let turn = 0; turn < 50 && explanation.progress !== 'executed'; turn++) await waitUntilSettled()
      expect(explanation.progress).toBe('executed')
      await actAsShopper(template, run)
      await waitUntilEffect(actions, bare)
      if (actions.length > 0) expect(pageState()).toEqual(bare)
      else expect(pageState()).not.toEqual(bare)
    })
  }

  // Where nothing is drawn, no other renderer can differ.
  if (isAnotherRenderer()) return

  if (template.anchors.length > 0) {
    test('[SHR-01.8] when it is stopped while it waits, nothing appears later', async () => {
      openShop('<p>Nothing yet</p>')
      const { actions, facts } = watchActions()
      const { stop, explanation } = await runEntry(entry, facts)
      stop()
      aPage(shopPage)
      const bare = pageState()
      for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
      expect(pageState()).toEqual(bare)
      expect(actions).toEqual([])
      expect(explanation.progress).toBe('stopped')
    })

    test('an anchor that never appears is named once, and is not an error', async () => {
      openShop('<p>Nothing</p>')
      const before = pageState()
      const started = await runEntry(entry, { pollTimeoutMs: 30 })
      for (let turn = 0; turn < 20 && started.explanation.progress === 'waiting'; turn++) await waitUntilSettled()
      expect(pageState()).toEqual(before)
      expect(started.lines).toEqual([`${id}: ${template.anchors[0]} did not appear`])
      expect(started.errors).toEqual([])
      expect(started.explanation.progress).toBe('ended')
    })
  }

  const required = Object.entries(template.fields).filter(([, field]) => field.needed)
  test.each(required)(
    '[SHR-01.22] without its required field %s, or with a blank one, it does nothing and says so',
    async (name) => {
      for (const blank of [undefined, ' ', []]) {
        openShop()
        const before = pageState()
        const { explanation, lines, errors } = await runEntry(entry, { content: { ...content, [name]: blank } })
        expect(pageState()).toEqual(before)
        expect(explanation.progress).toBe('ended')
        expect(lines).toEqual([`${id}: ${name} is missing`])
        expect(errors).toEqual([])
      }
    },
  )
})
