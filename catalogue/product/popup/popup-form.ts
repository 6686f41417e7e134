import type { Content } from './template.ts'

export type PopupForm =
  | {
      form: 'picture' | 'text' /** What leads to the url: the whole picture, or a link of its own words. */
      link?: 'picture' | 'words'
    }
  | { form: 'none'; because: string }

/** Returns which of its two forms a popup has, and which part is a link (PDP-11.4 to PDP-11.6, PDP-11.8). */
export function popupForm({
  imgUrl,
  contentText,
  url,
  ctaLabel,
}: Pick<Content, 'imgUrl' | 'contentText' | 'url' | 'ctaLabel'>): PopupForm {
  if (imgUrl === '' && contentText === '') return { form: 'none', because: 'imgUrl and contentText are missing' }
  if (contentText === '') return { form: 'picture', link: url ? 'picture' : undefined }
  if (url === '') return { form: 'text' }
  if (ctaLabel) return { form: 'text', link: 'words' }
  return { form: 'text', link: imgUrl ? 'picture' : undefined }
}
