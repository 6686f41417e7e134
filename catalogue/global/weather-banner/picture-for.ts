import { loadPicture } from '../../kit/media/load-picture.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import type { Content } from './template.ts'

export type WeatherPicture = { src: string; href: string }

/**
 * The picture for the weather where the visitor is, loaded; undefined when nobody knows where that is, how the weather is,
 * or when there is no picture of it (GLB-09.1, GLB-09.5, GLB-09.7). The weather is asked for once a page load.
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
  const { hotImage, hotLink, rainImage, rainLink, coldImage, coldLink } = content
  return {
    HOT: { src: hotImage, href: hotLink },
    RAIN: { src: rainImage, href: rainLink },
    COLD: { src: coldImage, href: coldLink },
  }
}
