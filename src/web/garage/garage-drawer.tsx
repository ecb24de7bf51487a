import { Drawer } from '../ui/dialog.tsx'

/** The visitor's saved vehicles and plans. */
export default function GarageDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="My Garage">
      <p className="px-5 py-4 text-silver">No vehicle saved yet.</p>
    </Drawer>
  )
}
