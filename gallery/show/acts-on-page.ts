import type { TemplateId } from '../../catalogue/catalogue.ts'

/** What a shopper does on a page before an experience becomes visible. */
export type PageAct = {
  does: 'click' | 'point'
  at: string
  /** Left out where it is not on screen, as the phone's menu button on a computer. */
  whereSeen?: true
}

const clickOn = (at: string): PageAct => ({ does: 'click', at })

const chooseLowSize = [clickOn('[data-state="low"] input')]

/** What to do on the page of a template before it shows anything, in order. */
export const actsOnPage: Partial<Record<TemplateId, readonly PageAct[]>> = {
  'basket/nav-hover-popup': [{ does: 'point', at: '[data-anchor="navMenu"]' }],
  'checkout/padlock': [clickOn('[name="payment"][value="card"]')],
  'global/logout-label': [{ ...clickOn('.menu-opener button'), whereSeen: true }],
  'global/menu-labels': [{ ...clickOn('.menu-opener button'), whereSeen: true }],
  'global/mini-basket-recommendations': [clickOn('.bag-button')],
  'product/low-stock': chooseLowSize,
  'product/low-stock-text': chooseLowSize,
  'product/size-guide-image': [clickOn('.size-guide-button')],
  'product/technology-icons': [clickOn('.description > summary')],
  'product/view-bag': [clickOn('.size:not([data-state="sold-out"])'), clickOn('#buy [data-anchor="addToBag"]')],
}
