import { ContentSlot } from '../parts/content-slot.tsx'
import { SceneImage } from '../parts/scene-image.tsx'
import { useShop } from '../shop-context.tsx'
import type { HomeContent } from './home-content.ts'

/** The hero (SHOP-68): one banner with a slot for wide and one for narrow screens, of which one is visible. */
export function HeroBanner({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className="hero-banner" data-anchor="heroBanner">
      <ContentSlot name="hero-desktop">
        <Hero hero={hero} />
      </ContentSlot>
      <ContentSlot name="hero-mobile">
        <Hero hero={hero} />
      </ContentSlot>
    </section>
  )
}

function Hero({ hero }: { hero: HomeContent['hero'] }) {
  const { texts } = useShop()
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>{texts.home.headline}</h1>
        <p>{texts.home.heroText}</p>
        <a className="button" href={hero.href}>
          {texts.home.heroLink}
        </a>
      </div>
      <SceneImage className="hero-picture" scene={hero.scene} />
    </div>
  )
}
