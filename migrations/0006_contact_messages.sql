CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`at` integer NOT NULL,
	`done_at` integer,
	`done_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_messages_user_id` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`at`,`id`) WHERE "contact_messages"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_done` ON `contact_messages` (`done_at`,`id`) WHERE "contact_messages"."done_at" IS NOT NULL;