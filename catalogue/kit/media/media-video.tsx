import { useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '../change/motion.ts'
import type { MediaSize } from './load-media.ts'
import { MediaLink, type MediaLinkProps } from './media-link.tsx'

type VideoProps = { src: string; name: string; link: MediaLinkProps; size?: MediaSize; onError: () => void }

/**
 * A silent film that starts by itself, unless the visitor wants less motion, and a button that pauses it (SHR-13.2, SHR-13.3).
 * The button stands beside the link: no control may be inside another.
 */
export function MediaVideo({ src, name, link, size, onError }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    // React sets `muted` as a property only; without it a browser lets no film start by itself.
    if (video.current) video.current.muted = true
    if (!wantsLessMotion()) playVideo(video.current)
  }, [])

  return (
    <span className="instep-media">
      <MediaLink {...link}>
        {/* Words of its own: a link may not be named by what a browser without films would show. */}
        {link.href && <span className="instep-media-name">{name}</span>}
        <video
          ref={video}
          className="instep-media-shown"
          src={src}
          {...size}
          aria-label={link.href ? undefined : name || undefined}
          aria-hidden={link.href !== ''}
          playsInline
          muted
          loop
          autoPlay={!wantsLessMotion()}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={onError}
        >
          Your browser does not support the video tag.
        </video>
      </MediaLink>
      <button
        type="button"
        className="instep-media-button"
        aria-label={isPlaying ? 'Pause video' : 'Play video'}
        lang="en"
        onClick={() => (video.current?.paused ? playVideo(video.current) : video.current?.pause())}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M6 5h4v14H6zm8 0h4v14h-4z' : 'M7 4.5v15l12-7.5z'} />
        </svg>
      </button>
    </span>
  )
}

/** A browser may refuse, e.g. to save power: then the button still says "Play video". */
function playVideo(video: HTMLVideoElement | null): void {
  video?.play().catch(() => {})
}
