import type { PackageDetail, PackageItem } from '../../contract/packages.ts'

/** A package as a list shows it: without curves, parts and notes. */
export function packageItemOf(detail: PackageDetail): PackageItem {
  const {
    parts: _parts,
    partsCost: _partsCost,
    laborHours: _laborHours,
    laborCost: _laborCost,
    curve: _curve,
    stockCurve: _stockCurve,
    wheelHpRange90: _range,
    timeSlip: _slip,
    stockTimeSlip: _stockSlip,
    limits: _limits,
    safetyNotes: _notes,
    ...item
  } = detail
  return item
}
