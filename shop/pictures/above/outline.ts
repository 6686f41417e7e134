/**
 * The right foot's sole from above, toe up, around the point 0 0. All shoes share it and differ in what stands on it.
 */
export const footOutline =
  'M-22-330C52-332 108-258 114-166C118-86 94-10 90 70C86 140 94 190 90 244C86 306 46 330 2 330C-46 330-84 304-88 244C-90 176-78 110-84 40C-92-40-112-110-106-196C-100-276-72-328-22-330Z'

/** The upper at its widest, inside the sole by the width of a welt. */
export const upperOutline =
  'M-22-319C44-321 98-250 104-164C107-86 85-10 81 70C77 140 85 190 81 242C77 300 42 319 2 319C-42 319-75 298-79 242C-81 176-69 110-75 40C-83-40-102-110-97-194C-91-268-66-317-22-319Z'
