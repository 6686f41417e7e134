import axe from 'axe-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { waitUntilSettled } from './a-page.ts'
import { addedElements } from './added-to-page.ts'
import { everyTemplate } from './every-template.ts'
import { knowingServices } from './knowing-services.ts'
import { lessMotion } from './less-motion.ts'
import { ofShare } from './of-share.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'
import type { RunFacts } from './run-template.ts'

/** The rules of SHR-01 about keyboard, motion and styles, for each template. */

/** Elements that a shopper can operate. */
const controls = 'a[href], button, input, select, textarea, summary'
const pseudo = [null, '::before', '::after', '::backdrop']

describe.each(ofShare(everyTemplate))('%s', (id, entry) => {
  const prefix = id.replace('/', '-')
  /** Whether the template has drawn the element, or has marked it as changed. */
  const isOwn = (element: Element, added: ReadonlySet<Element>) =>
    added.has(element) ||
    element.closest(`[class^="${prefix}"], [class*=" ${prefix}"]`) !== null ||
    [...element.children].some((child) => added.has(child))

  /** Expects styles that affect only what the template has drawn, and nothing that is fetched from another host. */
  function expectOwnStyles(sheets: readonly CSSStyleSheet[], drawn: ReadonlySet<Element>): void {
    // Custom properties of ours change nothing by themselves (SHR-01.36).
    const rules = sheets
      .flatMap((sheet) => styleRules(sheet.cssRules))
      .filter(({ style }) => [...style].some((property) => !property.startsWith('--instep-')))
    const others = rules.flatMap(({ selectorText }) =>
      elementsOf(selectorText)
        .filter((element) => !isOwn(element, drawn) && !isNamed(element, selectorText))
        .map((element) => `${selectorText} touches ${element.outerHTML}`),
    )
    expect(others).toEqual([])
    const text = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
    expect(text).not.toMatch(/@import|@font-face|url\(\s*["']?(?!data:|#)/)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    // Whether the service is there is asked by the script, once its events cannot be sent.
    const foreign = loaded.filter((name) => new URL(name).host !== location.host && !name.endsWith('/health'))
    expect(foreign).toEqual([])
    const asked = [...drawn].flatMap((each) => (each.matches('link, script, style, iframe') ? [each.outerHTML] : []))
    expect(asked).toEqual([])
  }

  test('[SHR-01.25] with reduced motion nothing moves and no change takes time', async () => {
    await lessMotion()
    const scrolls: unknown[] = []
    const restores = ['scrollTo', 'scrollBy', 'scroll', 'scrollIntoView'].flatMap((name) => [
      recordCalls(Element.prototype, name, scrolls),
      ...(name === 'scrollIntoView' ? [] : [recordCalls(window, name, scrolls)]),
    ])
    const animated: unknown[] = []
    restores.push(recordCalls(Element.prototype, 'animate', animated))
    onTestFinished(() => {
      for (const restore of restores) restore()
    })
    const before = openShop()
    // The bag of this shop accepts nothing, because an added product would reload the page.
    const reply: RunFacts['reply'] = (url, init) =>
      url.includes('/cart/addToCart') ? new Response('{}', { status: 500 }) : knowingServices.reply(url, init)
    await runEntry(entry, { reply })
    const expectNoMotion = () => {
      expect(document.getAnimations()).toEqual([])
      expect(animated).toEqual([])
      const added = new Set(addedElements(before))
      for (const element of [...document.querySelectorAll('*')].filter((each) => isOwn(each, added)))
        for (const part of pseudo) expect(timeOf(element, part), `${element.className} ${part ?? ''}`).toBe(0)
    }
    expectNoMotion()
    const buttons = addedElements(before).filter((each) => each.matches('button'))
    for (const button of buttons) {
      ;(button as HTMLElement).click()
      expectNoMotion()
      // React draws changes after the press, for example a busy button.
      await Promise.resolve()
      expectNoMotion()
      await waitUntilSettled()
      expectNoMotion()
    }
    scrollTo(0, 200)
    await waitUntilSettled()
    expectNoMotion()
    const smooth = scrolls.filter((given) => (given as { behavior?: string } | undefined)?.behavior === 'smooth')
    expect(smooth).toEqual([])
  })

  test('[SHR-01.26] [SHR-01.28] its styles affect only its own elements, nothing is fetched from another host, and everything clickable is a link or button, is reached with Tab in reading order, shows its focus and works with keys', async () => {
    forgetVisitor()
    performance.clearResourceTimings()
    let before = openShop()
    const sheetsBefore = new Set(document.adoptedStyleSheets)
    const { stop } = await runEntry(entry)
    await waitUntilSettled()
    const ownSheets = document.adoptedStyleSheets.filter((sheet) => !sheetsBefore.has(sheet))
    expectOwnStyles(ownSheets, new Set(addedElements(before)))

    const content = withLinks(entry.content, Object.keys(entry.template.fields))
    // Without another link it would be the same page again.
    if (JSON.stringify(content) !== JSON.stringify(entry.content)) {
      stop()
      forgetVisitor()
      before = openShop()
      await runEntry(entry, { content })
      await waitUntilSettled()
    }
    const added = addedElements(before)
    for (const element of added)
      if (isClickable(element)) expect(element.closest(controls), element.outerHTML).not.toBe(null)

    const own = added.filter((each) => each.matches(controls) && !each.closest('[inert], [hidden]'))
    const { violations } = await axe.run(document, {
      runOnly: ['button-name', 'link-name', 'input-button-name', 'label', 'select-name', 'scrollable-region-focusable'],
    })
    expect(violations).toEqual([])
    if (own.length === 0) return

    const heard: Event[] = []
    const recordEvent = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      heard.push(event)
    }
    window.addEventListener('click', recordEvent, { capture: true })
    onTestFinished(() => window.removeEventListener('click', recordEvent, { capture: true }))
    ;(document.activeElement as HTMLElement | null)?.blur()
    const isInDialog = own.some((each) => each.closest('dialog:modal'))
    const reached: Element[] = []
    for (let turn = 0; turn < own.length + before.size && reached.length < own.length; turn++) {
      // In a dialog one of its own elements already has focus.
      if (turn > 0 || !isInDialog) await userEvent.tab()
      const element = document.activeElement
      if (!element || !own.includes(element) || reached.includes(element)) continue
      reached.push(element)
      expect(hasOutline(element), `outline of ${element.outerHTML}`).toBe(true)
      heard.length = 0
      await userEvent.keyboard('{Enter}')
      expect(heard.length, `Enter on ${element.outerHTML}`).toBe(1)
      if (element.matches('button')) await userEvent.keyboard(' ')
      expect(heard.length).toBe(element.matches('button') ? 2 : 1)
    }
    expect(reached.length).toBe(own.length)
    expect(reached.map((each) => own.indexOf(each))).toEqual(
      isInDialog ? rotateIndexes(reached, own) : own.map((_, at) => at),
    )
  })
})

/** Returns whether an element is clickable: by a React handler, a role or the pointer cursor. */
function isClickable(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  const props = key ? (element as unknown as Record<string, { onClick?: unknown }>)[key] : undefined
  const isPointed = getComputedStyle(element).cursor === 'pointer' && getComputedStyle(element).pointerEvents !== 'none'
  return props?.onClick !== undefined || isPointed || ['button', 'link'].includes(element.role ?? '')
}

/** Adds an address wherever the content allows a link. */
function withLinks(content: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  const links = fields.filter((name) => /url$/i.test(name) && !/ima?ge?/i.test(name) && !content[name])
  return { ...content, ...Object.fromEntries(links.map((name) => [name, '/uk/en/help'])) }
}

/** Returns whether a focused element or a part of it has an outline. */
function hasOutline(element: Element): boolean {
  const parts = [element, ...element.querySelectorAll('*')]
  return parts.some((each) => pseudo.some((part) => isOutlined(getComputedStyle(each, part)))) || hasRing(element)
}

/** Returns whether focus draws a frame over content that would hide an outline. */
function hasRing(element: Element): boolean {
  const { content, borderTopStyle, borderTopWidth } = getComputedStyle(element, '::after')
  return content !== 'none' && borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 2
}

function isOutlined({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean {
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba\(.*, 0\)$/.test(outlineColor)
}

/** Rotates the reached elements, because in a dialog the Tab order begins at the focused one. */
function rotateIndexes(reached: readonly Element[], own: readonly Element[]): number[] {
  const start = own.indexOf(reached[0] as Element)
  return own.map((_, at) => (start + at) % own.length)
}

/** Returns the duration in seconds of animations and transitions of an element. */
function timeOf(element: Element, part: string | null): number {
  const { transitionDuration, transitionDelay, animationName, animationDuration, scrollBehavior } = getComputedStyle(
    element,
    part,
  )
  const findLongestTime = (times: string) =>
    times.split(',').reduce((most, time) => Math.max(most, Number.parseFloat(time)), 0)
  const moving = animationName === 'none' ? 0 : findLongestTime(animationDuration)
  return (
    findLongestTime(transitionDuration) +
    findLongestTime(transitionDelay) +
    moving +
    (scrollBehavior === 'smooth' ? 1 : 0)
  )
}

type Methods = Record<string, (...given: unknown[]) => unknown>

function recordCalls(of: object, name: string, calls: unknown[]): () => void {
  const methods = of as Methods
  const original = methods[name]
  methods[name] = function (this: unknown, ...given: unknown[]) {
    calls.push(given.at(-1))
    return original?.apply(this, given)
  }
  return () => Object.assign(methods, { [name]: original })
}

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : []),
  ])
}

/** Returns whether a selector contains an anchor of the site. */
function isNamed(element: Element, selector: string): boolean {
  const { anchor } = (element as HTMLElement).dataset
  return anchor !== undefined && selector.includes(`[data-anchor="${anchor}"]`)
}

/** Returns the elements that match a rule, ignoring its pseudo-elements. */
function elementsOf(selector: string): Element[] {
  return [...document.querySelectorAll(selector.replace(/::[a-z-]+/g, '') || '*')]
}
