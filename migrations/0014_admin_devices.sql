ALTER TABLE `admin_sessions` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `admin_sessions` ADD `user_agent` text;--> statement-breakpoint
ALTER TABLE `admin_sessions` ADD `country` text;--> statement-breakpoint
CREATE INDEX `admin_sessions_admin_id` ON `admin_sessions` (`admin_id`);