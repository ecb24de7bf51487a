/** Body measurements by size, inches. */
export interface SizeChart {
  measures: readonly string[]
  rows: readonly { size: string; inches: readonly string[] }[]
}

/** US men's alpha sizes, as ASTM D6240 measures bodies. */
export const TOPS: SizeChart = {
  measures: ['Chest', 'Waist'],
  rows: [
    { size: 'S', inches: ['34-36', '28-30'] },
    { size: 'M', inches: ['38-40', '32-34'] },
    { size: 'L', inches: ['42-44', '36-38'] },
    { size: 'XL', inches: ['46-48', '40-42'] },
    { size: 'XXL', inches: ['50-52', '44-46'] },
  ],
}

/** US glove sizes: inches around the palm below the knuckles, without the thumb. */
export const WORK_GLOVES: SizeChart = {
  measures: ['Around the palm'],
  rows: [
    { size: 'S', inches: ['7-7 1/2'] },
    { size: 'M', inches: ['8-8 1/2'] },
    { size: 'L', inches: ['9-9 1/2'] },
    { size: 'XL', inches: ['10-10 1/2'] },
  ],
}
