import { loadPicture } from '../../kit/media/load-picture.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import type { Content } from './template.ts'

export type WeatherPicture = { src: string; href: string; title: string; text: string; cta: string }

/**
 * Returns the loaded picture for the weather at the visitor's location. Undefined when the location or the weather is
 * unknown, or when there is no picture for it (GLB-09.1, GLB-09.5, GLB-09.7). The weather is requested once per page load.
 */
export async function pictureFor({ content, options }: Scope<Content>): Promise<WeatherPicture | undefined> {
  const { threshold, onlyRainy } = content
  const { cityCode: cid } = await options.getVisitorState()
  if (!cid) return undefined
  const question = { cid, threshold, onlyRainy }
  const weather = await sharedOnPage(options, `weather ${JSON.stringify(question)}`, () =>
    options.weather(question).catch((error: unknown) => {
      options.log.warn('global/weather-banner: the weather is not known', { because: String(error) })
    }),
  )
  const picture = weather && picturesOf(content)[weather]
  return picture && (await loadPicture(picture.src)) ? picture : undefined
}

function picturesOf(content: Content): Record<'HOT' | 'RAIN' | 'COLD', WeatherPicture> {
  const { hotImage, hotLink, hotTitle, hotText, hotCta } = content
  const { rainImage, rainLink, rainTitle, rainText, rainCta } = content
  const { coldImage, coldLink, coldTitle, coldText, coldCta } = content
  return {
    HOT: { src: hotImage, href: hotLink, title: hotTitle, text: hotText, cta: hotCta },
    RAIN: { src: rainImage, href: rainLink, title: rainTitle, text: rainText, cta: rainCta },
    COLD: { src: coldImage, href: coldLink, title: coldTitle, text: coldText, cta: coldCta },
  }
}
