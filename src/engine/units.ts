/** Exact conversion factors, each once. */

/** 1 mechanical horsepower = 550 ft-lbf/s. */
export const WATTS_PER_HP = 745.699_871_582_270_2
/** hp = lb-ft x rpm / 5252.113...: 33,000 / (2 pi). Worked: 400 lb-ft at 5252 rpm = 399.99 hp. */
export const HP_RPM_PER_LBFT = 33_000 / (2 * Math.PI)
export const NM_PER_LBFT = 1.355_817_948_331_4
export const KG_PER_LB = 0.453_592_37
export const KPA_PER_PSI = 6.894_757_293_168_361
export const PSI_PER_BAR = 14.503_774
export const LITERS_PER_CUBIC_INCH = 0.016_387_064
export const METERS_PER_MILE = 1609.344
export const METERS_PER_FOOT = 0.3048
export const METERS_PER_INCH = 0.0254
/** mph to m/s. Worked: 60 mph = 26.8224 m/s. */
export const MPS_PER_MPH = 0.447_04
export const NEWTONS_PER_LBF = 4.448_221_615_260_5
export const STANDARD_GRAVITY_MPS2 = 9.806_65
/** One metric horsepower (PS) in mechanical horsepower. */
export const HP_PER_PS = 0.986_320_070_613
/** One kilowatt in mechanical horsepower. Worked: 100 kW = 134.1 hp. */
export const HP_PER_KW = 1000 / WATTS_PER_HP
export const CENTS_PER_DOLLAR = 100
