/** The path of the page on which the content of an experience is edited. */
export function editPath(experienceId: string): string {
  return `/gallery/edit/${experienceId}`
}

/** Whether an experience has a form: an id with a slash is that of a template, and own experiences have none. */
export function hasForm(id: string): boolean {
  return id.includes('/')
}

/** The parameters of a page of the shop by which it shows a draft: its token, and that it is in the frame beside the form. */
export const draftParameter = 'gallery_draft'
export const frameParameter = 'gallery_edit'

/** What the frame beside the form tells about its page. */
export type DraftMessage = { galleryEdit: 'shown' | 'missing' }
