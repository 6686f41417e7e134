import type { Ref } from 'react'

type ArrowProps = {
  name: 'Previous' | 'Next'
  isDisabled: boolean
  onPress: () => void
  /** Not `ref`: only React 19 hands that on. */
  buttonRef?: Ref<HTMLButtonElement>
}

/** A button that moves a carousel. Disabled it keeps the focus: it may be the last place to move it from (SHR-02.8). */
export function Arrow({ name, isDisabled, onPress, buttonRef }: ArrowProps) {
  return (
    <button
      type="button"
      className="instep-carousel-button"
      ref={buttonRef}
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={name === 'Next' ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'}
          fill="none"
          stroke="currentcolor"
          strokeWidth="2"
        />
      </svg>
    </button>
  )
}
