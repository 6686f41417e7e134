/**
 * The names of an EU size in other systems, and the foot length it fits, in cm. US sizes differ for women and men, not
 * for kids.
 */
export type SizeRow = { eu: string; uk: string; usWomen: string; usMen: string; cm: number }

const kids: [eu: number, uk: string, us: string, cm: number][] = [
  [19, '3', '4', 11.5],
  [20, '4', '5', 12],
  [21, '4.5', '5.5', 13],
  [22, '5.5', '6.5', 13.5],
  [23, '6', '7', 14],
  [24, '7', '8', 15],
  [25, '8', '9', 15.5],
  [26, '8.5', '9.5', 16],
  [27, '9.5', '10.5', 17],
  [28, '10', '11', 17.5],
  [29, '11', '12', 18],
  [30, '11.5', '12.5', 19],
  [31, '12.5', '13.5', 19.5],
  [32, '13', '1', 20],
  [33, '1', '2', 21],
  [34, '2', '3', 21.5],
]

const adults: [eu: number, uk: string, usWomen: string, usMen: string, cm: number][] = [
  [35, '2.5', '4.5', '3.5', 22],
  [36, '3', '5', '4', 22.5],
  [37, '4', '6', '5', 23.5],
  [38, '5', '7', '6', 24],
  [39, '6', '8', '7', 25],
  [40, '6.5', '8.5', '7.5', 25.5],
  [41, '7.5', '9.5', '8.5', 26],
  [42, '8', '10', '9', 27],
  [43, '9', '11', '10', 27.5],
  [44, '9.5', '11.5', '10.5', 28],
  [45, '10.5', '12.5', '11.5', 29],
  [46, '11', '13', '12', 29.5],
  [47, '12', '14', '13', 30],
  [48, '12.5', '14.5', '13.5', 31],
]

/** The largest EU size that only children wear. */
export const largestOfKids = 34

/** Every EU size in the guide, smallest first (SHOP-36). */
export const sizeTable: readonly SizeRow[] = [
  ...kids.map(([eu, uk, us, cm]) => ({ eu: `${eu}`, uk, usWomen: us, usMen: us, cm })),
  ...adults.map(([eu, uk, usWomen, usMen, cm]) => ({ eu: `${eu}`, uk, usWomen, usMen, cm })),
]
