import type { ExperienceOptions } from '../../script/experiences/options.ts'

/** Adds a note for visitors who like boots at the end of the page. */
export function execution({ onRemove }: ExperienceOptions): void {
  const note = document.createElement('p')
  note.dataset.bootsNote = ''
  note.textContent = 'For people of boots'
  document.body.append(note)
  onRemove(() => note.remove())
}
