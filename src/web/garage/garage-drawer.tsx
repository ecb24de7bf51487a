import { Drawer } from '../ui/dialog.tsx'
import { AddVehicle } from './add-vehicle.tsx'
import { GaragePlans } from './garage-plans.tsx'
import { GarageVehicles } from './garage-vehicles.tsx'

/** My Garage: the visitor's cars and saved builds, kept in this browser. */
export function GarageDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="My Garage">
      <div className="grid gap-8 px-5 pt-2 pb-10">
        <GarageVehicles onLeave={onClose} />
        <AddVehicle />
        <GaragePlans onLeave={onClose} />
        <p className="text-sm text-steel">Your garage stays in this browser. We read your VIN and never store it.</p>
      </div>
    </Drawer>
  )
}
