/** The variation master ids of an experience, by which events, cookies and links name its two halves. */
export function variationIds(experienceId: string): { control: string; variation: string } {
  return { control: `${experienceId}-c`, variation: `${experienceId}-v` }
}
