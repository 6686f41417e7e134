import type { Ref } from 'react'
import { sayText } from '../words/say.ts'

type ArrowProps = {
  direction: 'previous' | 'next'
  isDisabled: boolean
  onPress: () => void
  /** Not `ref`, which only React 19 passes to function components. */
  buttonRef?: Ref<HTMLButtonElement>
}

/**
 * A button that moves a carousel. A disabled arrow keeps the focus and stays focusable, so that keyboard users are not lost
 * (SHR-02.8).
 */
export function Arrow({ direction, isDisabled, onPress, buttonRef }: ArrowProps) {
  return (
    <button
      type="button"
      className="instep-carousel-button"
      ref={buttonRef}
      aria-label={sayText(direction === 'next' ? 'Next' : 'Previous')}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={direction === 'next' ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'}
          fill="none"
          stroke="currentcolor"
          strokeWidth="2"
        />
      </svg>
    </button>
  )
}
