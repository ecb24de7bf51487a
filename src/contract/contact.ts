import { z } from 'zod'

/** The form's rules, shared by the browser and the server. */
export const contactMessage = z.object({
  name: z.string().trim().min(2, 'Name must be at least 2 characters').max(200),
  email: z.email('Please enter a valid email address').max(320),
  phone: z.string().trim().max(60).optional(),
  subject: z.string().trim().min(3, 'Subject must be at least 3 characters').max(200),
  message: z.string().trim().min(10, 'Message must be at least 10 characters').max(5000),
  /** A field that people do not see. Robots fill it in. */
  website: z.string().max(200).optional(),
})
export type ContactMessage = z.infer<typeof contactMessage>
export const contactReply = z.object({ success: z.literal(true), id: z.string() })
