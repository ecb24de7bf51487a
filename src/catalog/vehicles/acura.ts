import type { Vehicle } from '../../engine/model.ts'
import { sourced } from './sourced.ts'

/** Acura: figures with their sources; a field that no source names is an estimate. */
export const ACURA_VEHICLES: readonly Vehicle[] = [
{
id: 'acura-rsx-type-s-2005-6mt', make: 'Acura', model: 'RSX Type S', modelId: 'acura-rsx-type-s', variant: 'DC5, 6-speed manual', yearFrom: 2005, yearTo: 2006,
engine: {code: 'K20Z1', displacementL: 2, cylinders: 4, aspiration: 'na', compressionRatio: 11, crankHp: 201, crankHpRpm: 7800, crankTorqueLbft: 140, crankTorqueRpm: 7000, redlineRpm: 8100, boostGaugePsi: 0, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'manual', code: '6MT', gearRatios: [3.267, 2.13, 1.517, 1.212, 0.972, 0.78], finalDrive: 4.764},
chassis: {curbWeightLb: 2840, drivetrain: 'fwd', tire: '215/45R17', dragCoefficient: 0.32, frontalAreaM2: 2.15, body: 'coupe'},
limits: {internalsCrankHp: 360, transmissionTorqueLbft: 210, clutchTorqueLbft: 190, fuelSystemCrankHp: 320, builtEngineCrankHp: 500},
sources: sourced(['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-tlx-type-s-2021-10at', make: 'Acura', model: 'TLX Type S', modelId: 'acura-tlx-type-s', variant: '10-speed automatic', yearFrom: 2021, yearTo: 2025,
engine: {code: 'J30AC', displacementL: 3, cylinders: 6, aspiration: 'turbo', compressionRatio: 9.8, crankHp: 355, crankHpRpm: 5500, crankTorqueLbft: 354, crankTorqueRpm: 1400, redlineRpm: 6300, boostGaugePsi: 15, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'automatic', code: 'Honda 10AT', gearRatios: [5.246, 3.271, 2.185, 1.597, 1.304, 1, 0.782, 0.653, 0.581, 0.517], finalDrive: 3.53},
chassis: {curbWeightLb: 4210, drivetrain: 'awd', tire: '255/35R20', dragCoefficient: 0.31, frontalAreaM2: 2.28, body: 'sedan', roadLoad: {aLbf: 39.54, bLbfPerMph: 0.2319, cLbfPerMph2: 0.02227, testWeightLb: 4500}},
limits: {internalsCrankHp: 640, transmissionTorqueLbft: 530, clutchTorqueLbft: 530, fuelSystemCrankHp: 570, boostSourceCrankHp: 480, builtEngineCrankHp: 890},
sources: sourced(['US EPA test car list, model year 2022', 'published', 'engine.displacementL', 'engine.crankHp', 'transmission.kind', 'transmission.finalDrive'], ['US EPA OMEGA fleet data, model year 2022', 'published', 'engine.cylinders', 'chassis.curbWeightLb', 'chassis.drivetrain'], ['dyno tool presets citing maker sheets', 'published', 'transmission.gearRatios'], ['NHTSA vPIC, engine offered in this model line', 'published', 'engine.code', 'engine.aspiration'], ['US EPA test car list, model year 2022: TLX Type-S', 'published', 'chassis.roadLoad'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['clutches inside the transmission: its limit', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-integra-type-s-2024-6mt', make: 'Acura', model: 'Integra Type S', modelId: 'acura-integra-type-s', variant: '6-speed manual', yearFrom: 2024, yearTo: 2025,
engine: {code: 'K20C8', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 9.8, crankHp: 320, crankHpRpm: 6500, crankTorqueLbft: 310, crankTorqueRpm: 2600, redlineRpm: 7000, boostGaugePsi: 25.2, ratedFuel: '93', ratingRatio: 1.04},
transmission: {kind: 'manual', code: '6MT', gearRatios: [3.625, 2.115, 1.529, 1.125, 0.911, 0.734], finalDrive: 3.842},
chassis: {curbWeightLb: 3219, drivetrain: 'fwd', tire: '265/30R19', dragCoefficient: 0.33, frontalAreaM2: 2.22, body: 'hatch'},
limits: {internalsCrankHp: 525, transmissionTorqueLbft: 465, clutchTorqueLbft: 400, fuelSystemCrankHp: 510, boostSourceCrankHp: 455, builtEngineCrankHp: 800},
sources: sourced(['https://freesteamkeys.netlify.app/host-https-www.cargurus.com/research/2024-Acura-Integra-c32893', 'published', 'engine.crankHp', 'engine.crankHpRpm', 'engine.aspiration', 'engine.displacementL', 'engine.cylinders', 'transmission.kind', 'chassis.tire'], ['NHTSA vPIC, engine offered in this model line', 'published', 'engine.code'], ['trap speeds and dyno sheets of stock cars against the rating', 'estimated', 'engine.ratingRatio'], ['wheel figure of the trade divided by 0.86, consensus of owners and tuners', 'estimated', 'limits.internalsCrankHp', 'limits.boostSourceCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['stock clutch, consensus of owners and tuners', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-nsx-2017-9dct', make: 'Acura', model: 'NSX', modelId: 'acura-nsx', variant: 'NC1, 9-speed dual clutch', yearFrom: 2017, yearTo: 2021,
engine: {code: 'JNC1', displacementL: 3.5, cylinders: 6, aspiration: 'twin_turbo', compressionRatio: 10, crankHp: 573, crankHpRpm: 6500, crankTorqueLbft: 476, crankTorqueRpm: 2000, redlineRpm: 7500, boostGaugePsi: 15, ratedFuel: '93', ratingRatio: 1},
transmission: {kind: 'dual_clutch', code: '9DCT', gearRatios: [3.838, 2.433, 1.778, 1.427, 1.211, 1.042, 0.882, 0.747, 0.634], finalDrive: 3.58},
chassis: {curbWeightLb: 3878, drivetrain: 'awd', tire: '305/30R20', dragCoefficient: 0.32, frontalAreaM2: 2.06, body: 'mid_engine'},
limits: {internalsCrankHp: 1030, transmissionTorqueLbft: 715, clutchTorqueLbft: 715, fuelSystemCrankHp: 915, boostSourceCrankHp: 775, builtEngineCrankHp: 1430},
sources: sourced(['gtcars public data set', 'published', 'engine.crankHp', 'engine.crankHpRpm', 'engine.crankTorqueLbft', 'engine.crankTorqueRpm', 'chassis.drivetrain'], ['US EPA test car list, model year 2022', 'published', 'engine.displacementL', 'transmission.finalDrive'], ['NHTSA vPIC, engine offered in this model line', 'published', 'engine.cylinders', 'engine.code'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['clutches inside the transmission: its limit', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-nsx-type-s-2022-9dct', make: 'Acura', model: 'NSX Type S', modelId: 'acura-nsx-type-s', variant: 'NC1, 9-speed dual clutch', yearFrom: 2022, yearTo: 2022,
engine: {code: 'JNC1', displacementL: 3.5, cylinders: 6, aspiration: 'twin_turbo', compressionRatio: 10, crankHp: 600, crankHpRpm: 6500, crankTorqueLbft: 492, crankTorqueRpm: 2000, redlineRpm: 7500, boostGaugePsi: 15, ratedFuel: '93', ratingRatio: 1},
transmission: {kind: 'dual_clutch', code: '9DCT', gearRatios: [3.838, 2.433, 1.778, 1.427, 1.211, 1.042, 0.882, 0.747, 0.634], finalDrive: 3.58},
chassis: {curbWeightLb: 3900, drivetrain: 'awd', tire: '305/30R20', dragCoefficient: 0.32, frontalAreaM2: 2.06, body: 'mid_engine'},
limits: {internalsCrankHp: 1080, transmissionTorqueLbft: 740, clutchTorqueLbft: 740, fuelSystemCrankHp: 960, boostSourceCrankHp: 810, builtEngineCrankHp: 1500},
sources: sourced(['https://magzter.com/tr/stories/Automotive/Car-and-Driver/Closing-Time', 'published', 'engine.crankHp', 'transmission.kind'], ['https://d33gy59ovltp76.cloudfront.net/news/auto-review-wicked-600-hp-acura-nsx-type-s-saves-the-best-for-last-5354d875-07d0-4bdf-9606-baa01b9dbea0', 'published', 'engine.crankTorqueLbft', 'chassis.drivetrain', 'chassis.curbWeightLb'], ['US EPA test car list, model year 2022', 'published', 'engine.displacementL', 'transmission.finalDrive'], ['NHTSA vPIC, engine offered in this model line', 'published', 'engine.cylinders', 'engine.code'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['clutches inside the transmission: its limit', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-rsx-type-s-2002-6mt', make: 'Acura', model: 'RSX Type S', modelId: 'acura-rsx-type-s', variant: 'DC5, 6-speed manual', yearFrom: 2002, yearTo: 2004,
engine: {code: 'K20A2', displacementL: 2, cylinders: 4, aspiration: 'na', compressionRatio: 11, crankHp: 200, crankHpRpm: 7400, crankTorqueLbft: 142, crankTorqueRpm: 6000, redlineRpm: 7900, boostGaugePsi: 0, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'manual', code: '6MT', gearRatios: [3.267, 2.13, 1.517, 1.147, 0.921, 0.738], finalDrive: 4.389},
chassis: {curbWeightLb: 2767, drivetrain: 'fwd', tire: '205/55R16', dragCoefficient: 0.32, frontalAreaM2: 2.15, body: 'coupe'},
limits: {internalsCrankHp: 360, transmissionTorqueLbft: 215, clutchTorqueLbft: 190, fuelSystemCrankHp: 320, builtEngineCrankHp: 500},
sources: sourced(['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-tl-type-s-2007-6mt', make: 'Acura', model: 'TL Type S', modelId: 'acura-tl-type-s', variant: 'third generation, 6-speed manual', yearFrom: 2007, yearTo: 2008,
engine: {code: 'J35 TL', displacementL: 3.5, cylinders: 6, aspiration: 'na', compressionRatio: 11, crankHp: 286, crankHpRpm: 6200, crankTorqueLbft: 256, crankTorqueRpm: 5000, redlineRpm: 6800, boostGaugePsi: 0, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'manual', code: '6MT', gearRatios: [3.933, 2.478, 1.7, 1.25, 0.976, 0.771], finalDrive: 3.29},
chassis: {curbWeightLb: 3558, drivetrain: 'fwd', tire: '235/45R17', dragCoefficient: 0.31, frontalAreaM2: 2.28, body: 'sedan'},
limits: {internalsCrankHp: 515, transmissionTorqueLbft: 385, clutchTorqueLbft: 345, fuelSystemCrankHp: 460, builtEngineCrankHp: 715},
sources: sourced(['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['house rule: 1.35 x torque for a stock clutch', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-tlx-2-0t-2021-10at', make: 'Acura', model: 'TLX 2.0T', modelId: 'acura-tlx-2-0t', variant: 'SH-AWD, 10-speed automatic', yearFrom: 2021, yearTo: 2025,
engine: {code: 'K20C4', displacementL: 2, cylinders: 4, aspiration: 'turbo', compressionRatio: 9.8, crankHp: 272, crankHpRpm: 6500, crankTorqueLbft: 280, crankTorqueRpm: 1600, redlineRpm: 6800, boostGaugePsi: 20, ratedFuel: '91', ratingRatio: 1.04},
transmission: {kind: 'automatic', code: 'Honda 10AT', gearRatios: [5.246, 3.271, 2.185, 1.597, 1.304, 1, 0.782, 0.653, 0.581, 0.517], finalDrive: 3.53},
chassis: {curbWeightLb: 3990, drivetrain: 'awd', tire: '255/40R19', dragCoefficient: 0.31, frontalAreaM2: 2.28, body: 'sedan', roadLoad: {aLbf: 34.6, bLbfPerMph: 0.188, cLbfPerMph2: 0.02125, testWeightLb: 4250}},
limits: {internalsCrankHp: 490, transmissionTorqueLbft: 420, clutchTorqueLbft: 420, fuelSystemCrankHp: 435, boostSourceCrankHp: 390, builtEngineCrankHp: 680},
sources: sourced(['trap speeds and dyno sheets of stock cars against the rating', 'estimated', 'engine.ratingRatio'], ['US EPA test car list, model year 2022: TLX AWD', 'published', 'chassis.roadLoad'], ['house rule: 1.8 x rated power', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['clutches inside the transmission: its limit', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['wheel figure of the trade divided by 0.82, consensus of owners and tuners', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
{
id: 'acura-integra-a-spec-2023-6mt', make: 'Acura', model: 'Integra A-Spec', modelId: 'acura-integra-a-spec', variant: '1.5 turbo, 6-speed manual', yearFrom: 2023, yearTo: 2025,
engine: {code: 'L15CA', displacementL: 1.5, cylinders: 4, aspiration: 'turbo', compressionRatio: 10.3, crankHp: 200, crankHpRpm: 6000, crankTorqueLbft: 192, crankTorqueRpm: 1800, redlineRpm: 6500, boostGaugePsi: 20.3, ratedFuel: '91', ratingRatio: 1},
transmission: {kind: 'manual', code: '6MT', gearRatios: [3.267, 2.04, 1.43, 1.07, 0.83, 0.65], finalDrive: 4.35},
chassis: {curbWeightLb: 3073, drivetrain: 'fwd', tire: '235/40R18', dragCoefficient: 0.32, frontalAreaM2: 2.15, body: 'coupe'},
limits: {internalsCrankHp: 325, transmissionTorqueLbft: 290, clutchTorqueLbft: 260, fuelSystemCrankHp: 320, boostSourceCrankHp: 270, builtEngineCrankHp: 500},
sources: sourced(['wheel figure of the trade divided by 0.86, consensus of owners and tuners', 'estimated', 'limits.internalsCrankHp'], ['house rule: 1.5 x rated torque', 'estimated', 'limits.transmissionTorqueLbft'], ['stock clutch, consensus of owners and tuners', 'estimated', 'limits.clutchTorqueLbft'], ['house rule: 1.6 x rated power', 'estimated', 'limits.fuelSystemCrankHp'], ['house rule: factory compressors flow 1.35 x stock power', 'estimated', 'limits.boostSourceCrankHp'], ['house rule: 2.5 x rated power, at least 1.3 x the stock internals', 'estimated', 'limits.builtEngineCrankHp']),
},
]
