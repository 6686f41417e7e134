import { type LookName, type LookSamples, lookProperties } from '../../../contract/look.ts'
import { isTransparent, pageBackground } from '../change/page-background.ts'

/** Values of custom properties by name. */
export type ShopLook = Record<string, string>

/** A button that is disabled or under the pointer has other colours than usual; what a template drew is not the shop's. */
const unusual = ':disabled,[aria-disabled=true],:hover,:active,[class*=instep-]'

/**
 * Returns the look of the shop's own elements as custom properties, `--instep-button-color` and so on (SHR-01.36). Only
 * elements count that can be seen and have their usual look.
 */
export function readLook(samples: LookSamples): ShopLook {
  const look: ShopLook = {
    '--instep-button-background-color': getComputedStyle(document.body).color,
    '--instep-button-color': pageBackground(),
  }
  for (const [name, selector] of Object.entries(samples)) {
    const sample = [...document.querySelectorAll(selector)].find(
      (each) => !each.matches(unusual) && each.getClientRects().length > 0,
    )
    if (sample) Object.assign(look, lookOf(name as LookName, getComputedStyle(sample)))
  }
  return look
}

function lookOf(name: LookName, style: CSSStyleDeclaration): ShopLook {
  // A button without a ground gets that of the page's words, and its words the colour of the page.
  const isBare = name === 'button' && isTransparent(style.backgroundColor)
  return Object.fromEntries(
    lookProperties[name].flatMap((property) => {
      const value = style.getPropertyValue(property)
      if (!value || (isBare && /color|^border$/.test(property))) return []
      return [[`--instep-${name}-${property}`, property === 'letter-spacing' ? inEm(value, style.fontSize) : value]]
    }),
  )
}

/** Letters of another size are as far apart in relation to it. */
function inEm(spacing: string, fontSize: string): string {
  const em = Number.parseFloat(spacing) / Number.parseFloat(fontSize)
  return em ? `${em}em` : 'normal'
}
