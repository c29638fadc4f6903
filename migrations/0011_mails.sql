CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`about` text NOT NULL,
	`sealed` text,
	`created_at` integer NOT NULL,
	`next_try_at` integer,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`trouble` text,
	`done_at` integer,
	`done_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_next_try_at` ON `mails` (`next_try_at`) WHERE "mails"."next_try_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_created_at` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_user_id` ON `mails` (`user_id`);