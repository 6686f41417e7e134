import { defineExperience } from '../../define-experience.ts'
import { capitaliseWords } from '../../global/menu-labels/capitalise-words.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { rewriteText } from '../../kit/change/rewrite-text.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { pageLanguage } from '../../kit/shop/page-locale.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { barOf } from './bar-of.ts'
import { Hero } from './hero.tsx'
import styles from './hero-header.css?inline'
import { type HeroPictures, loadHero } from './load-hero.ts'
import { reachTop } from './reach-top.ts'
import type { Content } from './template.ts'
import { themeHeader } from './theme-header.ts'

/** HOM-06: shows a picture at the top of the home page, below a header with a transparent background. */
export const experience = defineExperience<Content>({
  id: 'home/hero-header',
  async run(scope) {
    const pictures = await loadHero(scope.content)
    if (!pictures || scope.signal.aborted) return
    // This scope ends by itself when the picture is removed: none of the changes should remain without it.
    const shown = innerScope(scope)
    scope.onRemove(shown.end)
    const own = { ...scope, signal: shown.signal, onRemove: shown.onRemove }
    addStyles(own, styles)
    showHero(own, pictures, shown.end)
    restylePage(own)
  },
})

function showHero(scope: Scope<Content>, pictures: HeroPictures, end: () => void): void {
  const { content, options } = scope
  const onFollow = ctaGoal(options)
  drawBeside(scope, { anchor: 'mainContent', where: 'prepend' }, ({ host, anchor: main, show, ...drawn }) => {
    if (content.bannerID && document.getElementById(content.bannerID))
      options.log.warn(`home/hero-header: the id ${content.bannerID} is used on this page`)
    else if (content.bannerID) host.id = content.bannerID
    host.style.setProperty(`--${scope.name}-color`, content.menuColor)
    const { title, text, cta, bannerURL } = content
    const { heroBanner } = options.anchors
    const level = heroBanner && document.querySelector(heroBanner)?.querySelector('h1') ? 'h1' : 'h2'
    const words = { title, text, cta, level } as const
    show(<Hero {...pictures} {...words} bannerURL={bannerURL} onFollow={onFollow} onBroken={end} />)
    if (title || text)
      void import('../../kit/change/ground-words.ts').then(({ groundWords }) => {
        const selector = `.${scope.name}-text > :not(.${scope.name}-text-cta)`
        if (!drawn.signal.aborted) groundWords(drawn, { host, name: scope.name, words: selector, isChosen: true })
      })
    const header = document.querySelector<HTMLElement>(scope.selector('header'))
    if (header) reachTop(drawn, { hero: host, main, header: barOf(header, scope.selector('mainContent')) })
  })
}

/** The changes to the page of the shop. */
function restylePage(scope: Scope<Content>): void {
  const { content, name, options } = scope
  const { heroBanner, trustPilot, headerPromo: promo } = options.anchors
  const covers = (['alertBox', 'menuOverlay', 'searchOverlay'] as const).flatMap((anchor) => {
    const selector = options.anchors[anchor]
    return selector ? [{ selector, rule: scope.settings.reading?.[anchor]?.active }] : []
  })
  const { menuColor, capitalizeMenu, trustPilotBgColor, trustPilotTextColor } = content
  if (heroBanner) followElements(scope, heroBanner, (element, each) => addClass(each, element, `${name}-hidden`))
  if (capitalizeMenu)
    followElements(scope, scope.selector('navMenu'), (menu, each) => {
      addClass(each, menu, `${name}-menu`)
      rewriteText(each, menu, (label) => capitaliseWords(label, pageLanguage()))
    })
  if (trustPilot && (trustPilotBgColor || trustPilotTextColor))
    followElements(scope, trustPilot, (bar, each) =>
      inTurn(each, { element: bar, name }, (turn) => {
        if (trustPilotBgColor) styleSetter(turn, bar as HTMLElement, 'background-color')(trustPilotBgColor)
        if (trustPilotTextColor) styleSetter(turn, bar as HTMLElement, 'color')(trustPilotTextColor)
      }),
    )
  followElements(
    scope,
    scope.selector('header'),
    (header, each) =>
      inTurn(each, { element: header, name }, (turn) =>
        themeHeader(turn, {
          header: barOf(header as HTMLElement, scope.selector('mainContent')),
          name,
          menuColor,
          covers,
          promo,
        }),
      ),
    { first: true },
  )
}
