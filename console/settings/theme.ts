import { createStoredChoice } from './stored-choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export type ColorScheme = (typeof themes)[number]

export const themeChoice = createStoredChoice<ColorScheme>('instep-console-theme', {
  values: themes,
  otherwise: () => 'system',
})

/** Sets the attribute `data-theme` of the page's root to `light` or `dark`, now and whenever choice or system change. */
export function applyTheme(): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
  const setTheme = () => {
    const choice = themeChoice.readChoice()
    document.documentElement.dataset.theme = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice
  }
  setTheme()
  themeChoice.subscribe(setTheme)
  systemIsDark.addEventListener('change', setTheme)
}
