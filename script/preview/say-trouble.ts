import { withoutPreview } from './explorer/page-address.ts'

/** Why a page does not show the preview that was asked for, in words for people who know no console. */
export const troubles = {
  noScript: 'This preview cannot be shown: it is no longer there, or cannot be reached.',
  noChoice: 'What this link was to show could not be read: it is no longer kept, or cannot be reached.',
} as const

const look =
  'all:initial!important;position:fixed!important;inset:auto 16px 16px!important;z-index:2147483647!important;direction:ltr!important'
const boxLook =
  'max-width:560px;margin:0 auto;padding:12px 16px;border:1px solid #c79a2e;border-radius:8px;background:#fff6e0;color:#5e4300;font:15px/1.5 system-ui,sans-serif'

/** Says on the page why its preview is not what a link promised, with the way back to what visitors see. */
export function sayTrouble(browser: Window, trouble: keyof typeof troubles): void {
  const { document, location } = browser
  const host = document.createElement('instep-preview')
  host.style.cssText = look
  const box = document.createElement('div')
  box.style.cssText = boxLook
  box.setAttribute('aria-live', 'assertive')
  const back = document.createElement('a')
  back.href = withoutPreview(location.href.replace(/#.*/, ''))
  back.textContent = 'See the shop as visitors do'
  back.style.color = 'inherit'
  box.append(`${troubles[trouble]} Ask for a new link. `, back)
  host.attachShadow({ mode: 'open' }).append(box)
  document.documentElement.append(host)
}
