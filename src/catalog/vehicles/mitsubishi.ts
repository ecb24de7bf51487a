// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: gear ratios, not roots and logarithms
import type { Vehicle } from '../../engine/model.ts'
import { sourced } from './sourced.ts'

/** Mitsubishi: figures with their sources; a field that no source names is an estimate. */
export const MITSUBISHI_VEHICLES: readonly Vehicle[] = [
{
id: 'mitsubishi-lancer-evolution-viii-2003-5mt', make: 'Mitsubishi', model: 'Lancer Evolution VIII', modelId: 'mitsubishi-lancer-evolution-viii', variant: 'US, 5-speed manual', yearFrom: 2003, yearTo: 2005,
engine: {code: '4G63T', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 8.8, crankHp: 271, crankHpRpm: 6500, crankTorqueLbft: 273, crankTorqueRpm: 3500, redlineRpm: 7000, boostGaugePsi: 19, ratedFuel: '91', ratingRatio: 1.08},
transmission: {kind: 'manual', code: 'W5M51', gearRatios: [2.928, 1.95, 1.407, 1.031, 0.72], finalDrive: 4.529},
chassis: {curbWeightLb: 3263, drivetrain: 'awd', tire: '235/45R17', dragCoefficient: 0.34, frontalAreaM2: 2.24, body: 'sport_sedan'},
limits: {internalsCrankHp: 490, transmissionTorqueLbft: 410, clutchTorqueLbft: 400, fuelSystemCrankHp: 435, boostSourceCrankHp: 395, builtEngineCrankHp: 680},
sources: sourced(['https://jackstransmissions.com/blogs/pages/evo-8-9-transmission-gear-ratios', 'published', 'transmission.gearRatios', 'transmission.finalDrive'], ['NHTSA vPIC, engine offered in this model line', 'published', 'engine.displacementL'], ['trap speeds and dyno sheets of stock cars against the rating', 'estimated', 'engine.ratingRatio'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'mitsubishi-lancer-evolution-ix-2006-6mt', make: 'Mitsubishi', model: 'Lancer Evolution IX', modelId: 'mitsubishi-lancer-evolution-ix', variant: 'MR, 6-speed manual', yearFrom: 2006, yearTo: 2006,
engine: {code: '4G63T MIVEC', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 8.8, crankHp: 286, crankHpRpm: 6500, crankTorqueLbft: 289, crankTorqueRpm: 3500, redlineRpm: 7000, boostGaugePsi: 20, ratedFuel: '91', ratingRatio: 1.06},
transmission: {kind: 'manual', code: '6MT', gearRatios: [2.909, 1.944, 1.434, 1.1, 0.868, 0.693], finalDrive: 4.583},
chassis: {curbWeightLb: 3285, drivetrain: 'awd', tire: '235/45R17', dragCoefficient: 0.34, frontalAreaM2: 2.24, body: 'sport_sedan'},
limits: {internalsCrankHp: 515, transmissionTorqueLbft: 435, clutchTorqueLbft: 415, fuelSystemCrankHp: 460, boostSourceCrankHp: 410, builtEngineCrankHp: 715},
sources: sourced(['https://xtreme-autopedia.blogspot.com/2009/10', 'published', 'chassis.tire'], ['NHTSA vPIC, engine offered in this model line', 'published', 'engine.displacementL'], ['trap speeds and dyno sheets of stock cars against the rating', 'estimated', 'engine.ratingRatio'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'mitsubishi-lancer-evolution-x-2008-5mt', make: 'Mitsubishi', model: 'Lancer Evolution X', modelId: 'mitsubishi-lancer-evolution-x', variant: 'GSR, 5-speed manual', yearFrom: 2008, yearTo: 2015,
engine: {code: '4B11T', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 9, crankHp: 291, crankHpRpm: 6500, crankTorqueLbft: 300, crankTorqueRpm: 4400, redlineRpm: 7000, boostGaugePsi: 18, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'manual', code: 'W5M51', gearRatios: [2.857, 1.95, 1.444, 1.096, 0.761], finalDrive: 4.687},
chassis: {curbWeightLb: 3517, drivetrain: 'awd', tire: '245/40R18', dragCoefficient: 0.34, frontalAreaM2: 2.24, body: 'sport_sedan'},
limits: {internalsCrankHp: 550, transmissionTorqueLbft: 450, clutchTorqueLbft: 405, fuelSystemCrankHp: 490, boostSourceCrankHp: 510, builtEngineCrankHp: 730},
sources: sourced(['http://anythingthatrolls.blogspot.com/2010/03/evo-lved-once-again.html', 'published', 'engine.displacementL', 'engine.aspiration', 'engine.crankHp', 'engine.crankTorqueLbft'], ['https://xtreme-autopedia.blogspot.com/2009/10', 'published', 'chassis.tire'], ['https://www.carsales.com.au/editorial/details/mitsubishi-lancer-evo-x-the-hard-facts-5205', 'published', 'engine.redlineRpm', 'engine.crankHpRpm', 'engine.crankTorqueRpm'], ['wheel figure of the trade divided by 0.82, published by tuners', 'published', 'limits.internalsCrankHp', 'limits.fuelSystemCrankHp', 'limits.boostSourceCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'mitsubishi-lancer-evolution-x-2008-6dct', make: 'Mitsubishi', model: 'Lancer Evolution X', modelId: 'mitsubishi-lancer-evolution-x', variant: 'MR, 6-speed dual clutch', yearFrom: 2008, yearTo: 2015,
engine: {code: '4B11T', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 9, crankHp: 291, crankHpRpm: 6500, crankTorqueLbft: 300, crankTorqueRpm: 4400, redlineRpm: 7000, boostGaugePsi: 18, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'dual_clutch', code: 'W6DGA', gearRatios: [3.655, 2.368, 1.754, 1.322, 1.008, 0.775], finalDrive: 4.062},
chassis: {curbWeightLb: 3594, drivetrain: 'awd', tire: '245/40R18', dragCoefficient: 0.34, frontalAreaM2: 2.24, body: 'sport_sedan'},
limits: {internalsCrankHp: 550, transmissionTorqueLbft: 420, clutchTorqueLbft: 420, fuelSystemCrankHp: 490, boostSourceCrankHp: 510, builtEngineCrankHp: 730},
sources: sourced(['http://www.sandiegouniontribune.com/sdut-lz1dd24sedan23537-excellence-2009jan24-htmlstory.html', 'published', 'engine.displacementL', 'engine.cylinders', 'engine.aspiration', 'engine.crankHp', 'engine.crankHpRpm', 'engine.crankTorqueLbft', 'engine.crankTorqueRpm', 'transmission.kind', 'chassis.curbWeightLb', 'chassis.tire', 'chassis.drivetrain'], ['https://www.carsales.com.au/editorial/details/mitsubishi-lancer-evo-x-the-hard-facts-5205', 'published', 'engine.redlineRpm'], ['wheel figure of the trade divided by 0.82, published by tuners', 'published', 'limits.internalsCrankHp', 'limits.fuelSystemCrankHp', 'limits.boostSourceCrankHp'], ['W6DGA: consensus of owners and tuners or factory rating', 'estimated', 'limits.transmissionTorqueLbft'], ['clutches inside the transmission: its limit', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'mitsubishi-lancer-ralliart-2009-6dct', make: 'Mitsubishi', model: 'Lancer Ralliart', modelId: 'mitsubishi-lancer-ralliart', variant: '6-speed dual clutch', yearFrom: 2009, yearTo: 2015,
engine: {code: '4B11T Ralliart', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 9, crankHp: 237, crankHpRpm: 6000, crankTorqueLbft: 253, crankTorqueRpm: 3000, redlineRpm: 7000, boostGaugePsi: 13, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'dual_clutch', code: 'W6DGA', gearRatios: [3.655, 2.368, 1.754, 1.322, 1.008, 0.775], finalDrive: 4.062},
chassis: {curbWeightLb: 3462, drivetrain: 'awd', tire: '215/45R18', dragCoefficient: 0.34, frontalAreaM2: 2.24, body: 'sport_sedan'},
limits: {internalsCrankHp: 425, transmissionTorqueLbft: 420, clutchTorqueLbft: 420, fuelSystemCrankHp: 380, boostSourceCrankHp: 320, builtEngineCrankHp: 590},
sources: sourced(['NHTSA vPIC, engine offered in this model line', 'published', 'engine.displacementL'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['W6DGA: consensus of owners and tuners or factory rating', 'estimated', 'limits.transmissionTorqueLbft'], ['clutches inside the transmission: its limit', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'mitsubishi-lancer-evolution-ix-2005-5mt', make: 'Mitsubishi', model: 'Lancer Evolution IX', modelId: 'mitsubishi-lancer-evolution-ix', variant: 'GSR, 5-speed manual', yearFrom: 2005, yearTo: 2006,
engine: {code: '4G63T MIVEC', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 8.8, crankHp: 286, crankHpRpm: 6500, crankTorqueLbft: 289, crankTorqueRpm: 3500, redlineRpm: 7000, boostGaugePsi: 20, ratedFuel: '91', ratingRatio: 1.06},
transmission: {kind: 'manual', code: 'W5M51', gearRatios: [2.785, 1.95, 1.444, 1.096, 0.761], finalDrive: 4.529},
chassis: {curbWeightLb: 3219, drivetrain: 'awd', tire: '235/45R17', dragCoefficient: 0.34, frontalAreaM2: 2.24, body: 'sport_sedan'},
limits: {internalsCrankHp: 515, transmissionTorqueLbft: 435, clutchTorqueLbft: 415, fuelSystemCrankHp: 460, boostSourceCrankHp: 410, builtEngineCrankHp: 715},
sources: sourced(['trap speeds and dyno sheets of stock cars against the rating', 'estimated', 'engine.ratingRatio'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'mitsubishi-eclipse-gsx-1995-5mt', make: 'Mitsubishi', model: 'Eclipse GSX', modelId: 'mitsubishi-eclipse-gsx', variant: '2G turbo AWD, 5-speed manual', yearFrom: 1995, yearTo: 1999,
engine: {code: '4G63T DSM', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 8.5, crankHp: 210, crankHpRpm: 6000, crankTorqueLbft: 214, crankTorqueRpm: 3000, redlineRpm: 7000, boostGaugePsi: 11, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'manual', code: '5MT', gearRatios: [3.083, 1.684, 1.115, 0.833, 0.666], finalDrive: 4.93},
chassis: {curbWeightLb: 3120, drivetrain: 'awd', tire: '215/55R16', dragCoefficient: 0.32, frontalAreaM2: 2.15, body: 'coupe'},
limits: {internalsCrankHp: 380, transmissionTorqueLbft: 320, clutchTorqueLbft: 290, fuelSystemCrankHp: 335, boostSourceCrankHp: 285, builtEngineCrankHp: 525},
sources: sourced(['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
]
